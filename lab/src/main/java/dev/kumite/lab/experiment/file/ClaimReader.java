package dev.kumite.lab.experiment.file;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.yaml.YamlNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads the claims of an experiment's file: what they say, which are primary, and which follow from another. */
final class ClaimReader {
    private final Function<String, Expression> expressions;
    private final Map<String, Claim> named = new LinkedHashMap<>();

    private ClaimReader(Function<String, Expression> expressions) {
        this.expressions = expressions;
    }

    /** @param expressions reads a quantity and checks that its cells exist */
    static List<Claim> read(List<YamlNode> nodes, Function<String, Expression> expressions) {
        ClaimReader reader = new ClaimReader(expressions);
        List<Claim> claims = nodes.stream().map(reader::claim).toList();
        for (int i = 0; i < claims.size(); i++)
            if (!claims.get(i).nested().isEmpty()) reader.checkNested(nodes.get(i), claims.get(i));
        return claims;
    }

    private Claim claim(YamlNode node) {
        node.only("name", "says", "measure", "region", "primary", "nested");
        YamlNode region = node.get("region");
        Claim claim = new Claim(
                node.place(),
                node.optional("name").map(name -> name.read(ClaimReader::name)).orElse(""),
                node.text("says"),
                node.get("measure").read(expressions),
                region.read(Claim::region),
                region.text(),
                node.flag("primary", false),
                node.text("nested", ""));
        if (!claim.name().isEmpty() && named.put(claim.name(), claim) != null)
            throw node.complaint("two claims are called '" + claim.name() + "'; give one another name");
        if (claim.primary() && !claim.nested().isEmpty())
            throw node.complaint("a claim that follows from '" + claim.nested() + "' cannot be primary as well");
        if (claim.primary() && claim.measure().byClock())
            throw node.complaint("'" + claim.measure().text()
                    + "' depends on a clock and gets no verdict, so the claim cannot be primary");
        return claim;
    }

    private static String name(String text) {
        if (!text.matches("[a-z0-9]+(-[a-z0-9]+)*"))
            throw new BadInput("'" + text + "' must be small letters, digits and hyphens, as in light-loses");
        return text;
    }

    private void checkNested(YamlNode node, Claim claim) {
        Claim other = named.get(claim.nested());
        if (other == null)
            throw node.complaint("no claim of this file is called '" + claim.nested() + "'; "
                    + Nearest.hint(claim.nested(), named.keySet()));
        if (!other.nested().isEmpty())
            throw node.complaint("'" + claim.nested() + "' is nested itself; name the claim that it follows from");
        boolean same = other.measure().text().equals(claim.measure().text());
        if (same && !claim.region().contains(other.region()))
            throw node.complaint("the region '" + claim.regionText() + "' does not follow from '" + other.regionText()
                    + "' of '" + claim.nested() + "'; it would have to contain it");
    }
}
