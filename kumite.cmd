@echo off
rem Starts Kumite on Windows. Builds its jar on first use; delete cli\target to have it built again.
setlocal
set "root=%~dp0"
set "java=%root%runtime\bin\java.exe"
set "jar=%root%lib\kumite.jar"
if exist "%java%" goto start
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
set "jar=%root%cli\target\kumite.jar"
if exist "%jar%" goto start
echo kumite: building (once) ... 1>&2
pushd "%root%"
call mvnw.cmd -B -q -Dquick -Dmaven.test.skip=true -pl cli -am package 1>&2
popd
if not exist "%jar%" exit /b 1
:start
"%java%" -XX:+UseSerialGC -Xshare:auto -Xlog:disable -jar "%jar%" %*
exit /b %errorlevel%
