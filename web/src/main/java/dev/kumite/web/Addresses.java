package dev.kumite.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The addresses under which other machines of the same network find this one. */
public final class Addresses {
    private Addresses() {}

    /** IPv4 addresses of the network interfaces that are up, this machine's own loopback left out. */
    public static List<String> reachable() {
        List<String> found = new ArrayList<>();
        try {
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!each.isUp() || each.isLoopback()) continue;
                for (InetAddress address : Collections.list(each.getInetAddresses()))
                    if (address instanceof Inet4Address && !address.isLinkLocalAddress())
                        found.add(address.getHostAddress());
            }
        } catch (SocketException e) {
            // Then there is nothing to name; the address of this machine is printed anyway.
        }
        return List.copyOf(found);
    }
}
