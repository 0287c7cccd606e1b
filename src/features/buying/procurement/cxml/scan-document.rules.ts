import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'

/** An order of a thousand lines has some 30,000 elements; nothing of cXML is nested deeper than twenty. */
export const SCAN_LIMITS = {
  chars: 1_048_576,
  depth: 40,
  elements: 40_000,
  attributes: 40_000,
  attributesOfOne: 60,
  others: 10_000,
}

/** Refused before any reader of XML sees it; `at` is how far the scan came. */
export class ScanRefusal extends CxmlProblem {
  readonly at: number

  constructor(message: string, at: number) {
    super(400, message)
    this.at = at
  }
}

const NOT_WELL_FORMED = 'The document is not well-formed XML.'
const TOO_MANY = 'The document has too many parts.'

/** Letters that XML has no place for. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const SPACES = /[ \t\r\n]+/y
const NAME = /[^\s/>=<"'&]{1,100}/y
/** Those of XML itself: an entity of the sender's own is refused. */
const REFERENCE = /&(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});/y

/**
 * One pass from the first letter to the last, which builds nothing: what is too large, too deep, too many, declares
 * something or is not well-formed ends it where that shows, so that refusing costs no more than reading so far.
 */
class Scan {
  private at = 0
  private readonly open: string[] = []
  private elements = 0
  private attributes = 0
  private others = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  private refuse(message = NOT_WELL_FORMED): never {
    throw new ScanRefusal(message, this.at)
  }

  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.source)
  }

  /** Whether there was one. */
  private skipSpaces(): boolean {
    const isThere = this.matches(SPACES)
    if (isThere) this.at = SPACES.lastIndex
    return isThere
  }

  private skip(sign: string): void {
    if (!this.source.startsWith(sign, this.at)) this.refuse()
    this.at += sign.length
  }

  private skipBehind(end: string, from: number): void {
    const found = this.source.indexOf(end, from)
    if (found < 0) this.refuse()
    this.at = found + end.length
  }

  private readName(): string {
    if (!this.matches(NAME)) this.refuse()
    const name = this.source.slice(this.at, NAME.lastIndex)
    this.at = NAME.lastIndex
    return name
  }

  /** A text before `to`: every `&` begins a reference. */
  private skipText(to: number): void {
    const text = this.source.slice(this.at, to)
    for (let found = text.indexOf('&'); found >= 0; found = text.indexOf('&', found + 1)) {
      REFERENCE.lastIndex = found
      if (!REFERENCE.test(text)) this.refuse()
    }
    this.at = to
  }

  private readAttribute(names: Set<string>): void {
    this.attributes += 1
    if (this.attributes > SCAN_LIMITS.attributes || names.size >= SCAN_LIMITS.attributesOfOne) this.refuse(TOO_MANY)
    const name = this.readName()
    if (names.has(name)) this.refuse()
    names.add(name)
    this.skipSpaces()
    this.skip('=')
    this.skipSpaces()
    const quote = this.source.charAt(this.at)
    if (quote !== '"' && quote !== "'") this.refuse()
    const end = this.source.indexOf(quote, this.at + 1)
    if (end < 0 || this.source.slice(this.at, end).includes('<')) this.refuse()
    this.skipText(end)
    this.at = end + 1
  }

  private openElement(): void {
    this.elements += 1
    if (this.elements > SCAN_LIMITS.elements) this.refuse(TOO_MANY)
    this.skip('<')
    const name = this.readName()
    if (this.elements === 1 && name !== 'cXML') this.refuse('This is no cXML document.')
    if (this.elements > 1 && this.open.length === 0) this.refuse()
    const names = new Set<string>()
    while (this.skipSpaces() && !/[/>]/.test(this.source.charAt(this.at))) this.readAttribute(names)
    if (this.source.startsWith('/>', this.at)) {
      this.at += 2
      return
    }
    this.skip('>')
    this.open.push(name)
    if (this.open.length > SCAN_LIMITS.depth) this.refuse('The document is nested too deeply.')
  }

  private closeElement(): void {
    this.skip('</')
    if (this.readName() !== this.open.pop()) this.refuse()
    this.skipSpaces()
    this.skip('>')
  }

  /** Comments, sections and the first line; any other instruction or declaration is refused. */
  private skipOther(): void {
    this.others += 1
    if (this.others > SCAN_LIMITS.others) this.refuse(TOO_MANY)
    const { source, at } = this
    if (source.startsWith('<!--', at)) this.skipBehind('-->', at + 4)
    else if (this.open.length > 0 && source.startsWith('<![CDATA[', at)) this.skipBehind(']]>', at + 9)
    else if (at <= 1 && /^<\?xml[ \t\r\n]/.test(source.slice(at, at + 6))) this.skipBehind('?>', at + 5)
    else this.refuse()
  }

  run(): void {
    const { source } = this
    if (source.length > SCAN_LIMITS.chars) this.refuse('A document of more than 1 MB is not read.')
    if (FORBIDDEN.test(source)) this.refuse()
    if (source.startsWith('\uFEFF')) this.at = 1
    for (;;) {
      if (this.open.length === 0) this.skipSpaces()
      const next = source.indexOf('<', this.at)
      if (this.open.length === 0 && next !== this.at) break
      if (next < 0) this.refuse()
      this.skipText(next)
      const sign = source.charAt(next + 1)
      if (sign === '/') this.closeElement()
      else if (sign === '!' || sign === '?') this.skipOther()
      else this.openElement()
    }
    if (this.elements === 0 || this.at < source.length) this.refuse()
  }
}

/** Throws for what is not read; the document type is gone already (`dropDoctype`). */
export const scanDocument = (source: string): void => new Scan(source).run()
