package dev.kumite.lab.report.chart;

import java.awt.Dimension;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.jfree.chart.JFreeChart;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A chart as SVG; without the document type, which some programs would fetch from the network. */
final class SvgFile {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private SvgFile() {}

    static String of(JFreeChart chart, Dimension size) {
        try {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setComment("drawn by Kumite");
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            graphics.setSVGCanvasSize(size);
            chart.draw(graphics, new Rectangle2D.Double(0, 0, size.width, size.height));
            Element root = graphics.getRoot();
            root.setAttributeNS(null, "viewBox", "0 0 " + size.width + " " + size.height);
            StringWriter text = new StringWriter();
            graphics.stream(root, text, false, false);
            String svg = text.toString();
            return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.substring(svg.indexOf("<svg"));
        } catch (ParserConfigurationException | SVGGraphics2DIOException e) {
            throw new IllegalStateException(e);
        }
    }
}
