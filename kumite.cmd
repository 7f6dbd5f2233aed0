@echo off
rem Starts Kumite on Windows. Builds its jar on first use; delete cli\target to have it built again. kumite package makes
rem a download of it. Unlike the script for other systems, this one uses no cluster and does not look at the terminal.
setlocal
set "root=%~dp0"
set "command=%~1"
if "%command%"=="" set "command=serve"

rem A package, which kumite package makes, is built already and brings its own Java.
set "java=%root%runtime\bin\java.exe"
set "jar=%root%lib\kumite.jar"
if exist "%java%" goto start

set "java=java"
if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
set "jar=%root%cli\target\kumite.jar"
if exist "%jar%" goto built
call :find_jdk "build Kumite"
if errorlevel 1 exit /b 1
echo kumite: building (once) ... 1>&2
pushd "%root%"
call "%root%mvnw.cmd" -B -q -Dquick -Dmaven.test.skip=true -pl cli -am %KUMITE_MAVEN_ARGS% package 1>&2
popd
if exist "%jar%" goto built
echo kumite: the build failed 1>&2
exit /b 1

:built
if not "%command%"=="package" goto start
call :find_jdk "make a package"
if errorlevel 1 exit /b 1
rem The dot keeps the backslash at the end of root from escaping the quotation mark. Package takes one name at most.
java "%root%scripts\Package.java" "%root%." "%jar%" %2 %3
exit /b %errorlevel%

:start
set "flags="
rem The server shares the machine with whatever else runs there: it starts small and gives back what it does not need.
if "%command%"=="serve" set "flags=-Xms16m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:-ShrinkHeapInSteps"
rem Large tables are a few large arrays: nearly all of the memory goes to them.
if "%command%"=="solve" set "flags=-XX:MaxRAMPercentage=80 -Xmn64m"
rem Short commands are over before the optimising compiler would pay.
set "quick=-XX:TieredStopAtLevel=1"
if "%command:~0,1%"=="-" set "flags=%quick%"
for %%c in (agents completion experiments games moves replay show stats) do if "%command%"=="%%c" set "flags=%quick%"
"%java%" -XX:+UseSerialGC -Xshare:auto -Xlog:disable %flags% -jar "%jar%" %*
exit /b %errorlevel%

rem Fails unless the Java on the PATH is a JDK 17 or newer; the argument says what one is needed for.
:find_jdk
java --list-modules 2>nul | findstr /r /b "java\.base@1[7-9] java\.base@[2-9][0-9]" >nul
if errorlevel 1 goto no_jdk
java --list-modules 2>nul | findstr /r /b "jdk\.jlink@" >nul
if errorlevel 1 goto no_jdk
exit /b 0

:no_jdk
echo kumite: a JDK 17 or newer is needed to %~1; install one or set JAVA_HOME to it 1>&2
exit /b 1
