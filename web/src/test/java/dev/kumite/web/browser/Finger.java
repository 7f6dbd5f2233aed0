package dev.kumite.web.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** A finger on the screen, as the browser itself is told of it. */
final class Finger {
    private static final int STEPS = 6;

    private final CDPSession browser;

    Finger(Page page) {
        browser = page.context().newCDPSession(page);
    }

    /** Presses, moves in a few steps, and lets go. */
    void drag(Locator from, Locator to) {
        BoundingBox start = from.boundingBox();
        BoundingBox end = to.boundingBox();
        for (int step = 0; step <= STEPS; step++) {
            double share = (double) step / STEPS;
            double x = middle(start.x, start.width) * (1 - share) + middle(end.x, end.width) * share;
            double y = middle(start.y, start.height) * (1 - share) + middle(end.y, end.height) * share;
            touch(step == 0 ? "touchStart" : "touchMove", point(x, y));
        }
        touch("touchEnd", new JsonArray());
    }

    private static double middle(double edge, double length) {
        return edge + length / 2;
    }

    private static JsonArray point(double x, double y) {
        JsonObject point = new JsonObject();
        point.addProperty("x", x);
        point.addProperty("y", y);
        JsonArray points = new JsonArray();
        points.add(point);
        return points;
    }

    private void touch(String type, JsonArray points) {
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        browser.send("Input.dispatchTouchEvent", event);
    }
}
