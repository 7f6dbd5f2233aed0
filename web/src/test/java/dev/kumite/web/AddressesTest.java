package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.NetworkInterface;
import org.junit.jupiter.api.Test;

/** The addresses that are printed for other machines are this machine's, and not its loopback. */
class AddressesTest {
    @Test
    void everyAddressBelongsToThisMachineAndToItsNetwork() throws Exception {
        for (String address : Addresses.reachable()) {
            InetAddress parsed = InetAddress.getByName(address);
            assertThat(parsed.isLoopbackAddress()).isFalse();
            assertThat(NetworkInterface.getByInetAddress(parsed)).isNotNull();
        }
    }
}
