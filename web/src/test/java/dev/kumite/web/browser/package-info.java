/** The page in a real browser, as people use it. May use: the server, Playwright. */
@org.jspecify.annotations.NullMarked
package dev.kumite.web.browser;
