import { escapeXml } from '#platform/files/cell-text.rules.ts'
import { readXml, type XmlElement, type XmlNode } from '#platform/files/xml-reader.ts'

/** Elements and attributes that a drawing may have; everything else, such as scripts and links, is removed [T-90]. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient
  stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode`.split(
    /\s+/,
  ),
)
const ATTRIBUTES = new Set(
  `id class x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox preserveAspectRatio version transform fill
  fill-opacity fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity offset gradientUnits gradientTransform spreadMethod
  patternUnits patternTransform patternContentUnits clip-path clipPathUnits mask maskUnits maskContentUnits marker-start marker-mid
  marker-end markerWidth markerHeight markerUnits refX refY orient filter filterUnits stdDeviation in in2 dx dy result mode values
  type operator k1 k2 k3 k4 flood-color flood-opacity font-family font-size font-weight font-style text-anchor dominant-baseline
  letter-spacing role aria-label aria-hidden xmlns`.split(/\s+/),
)
const SVG = 'http://www.w3.org/2000/svg'
const LIMITS = { maxChars: 2_000_000, maxNodes: 50_000, maxDepth: 60 }

/** Refers to parts of the same drawing only. */
const isOwnReference = (value: string): boolean => /^#[\w-]+$/.test(value.trim())
const isPlainValue = (value: string): boolean =>
  !/javascript:|data:|@import|expression\(/i.test(value) && !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(value)

const keepAttribute = ([name, value]: readonly [string, string]): boolean => {
  if (name === 'href' || name === 'xlink:href') return isOwnReference(value)
  if (name === 'xmlns') return value === SVG
  return ATTRIBUTES.has(name) && isPlainValue(value)
}

const write = (node: XmlNode): string => {
  if (typeof node === 'string') return escapeXml(node)
  if (!ELEMENTS.has(node.name)) return ''
  const attributes = [...node.attributes]
    .filter(keepAttribute)
    .map(([name, value]) => ` ${name === 'xlink:href' ? 'href' : name}="${escapeXml(value)}"`)
  return `<${node.name}${attributes.join('')}>${node.children.map(write).join('')}</${node.name}>`
}

/** A drawing (SVG) with nothing in it that could run or reach out; undefined for what is no drawing. Throws on broken XML. */
export const cleanDrawing = (source: string): string | undefined => {
  const root: XmlElement = readXml(source, LIMITS)
  if (root.name !== 'svg') return undefined
  const attributes = new Map([['xmlns', SVG], ...root.attributes])
  return write({ ...root, attributes })
}
