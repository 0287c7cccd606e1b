export type StyleViolation = { readonly file: string; readonly line: number; readonly message: string }
/** By path: the text of each style, and of each script that may set a property. */
export type StyleSources = { readonly styles: ReadonlyMap<string, string>; readonly scripts: ReadonlyMap<string, string> }

export const TOKENS_FILE = 'src/ui/tokens.css'

/** At-rules that are no style of an element, so that no layer could order them. */
const NEEDS_NO_LAYER = /^@(?:layer|import|charset|namespace|font-face|property|view-transition)\b/
const HOLDS_RULES = /^@(?:media|supports|container)\b/

/** A colour with a number or a name of its own holds in one theme alone; what the system names (`Canvas`) holds in every one. */
const LITERAL_COLOUR =
  /#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<=:[^;{}]*)(?<![\w-])(?:white|black|red|green|blue|yellow|orange|gray|grey|silver)(?![\w-])(?=[^{}]*[;}])/gi

/** In a mask, black is what stays. */
const MASK = /\bmask(?:-image)?\s*:[^;}]*/g

/** Same length and lines, so that places stay what they were. */
const toBlanks = (found: string): string => found.replaceAll(/[^\n]/g, ' ')

/** Without comments and quoted texts: what they hold misleads nobody. */
const blankOut = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, toBlanks)

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const listDeclared = (css: string): string[] => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)

/** Names that scripts hand to the browser: `setProperty('--tip', …)`, `style={{ '--columns': … }}`. */
const listSetByScript = (script: string): string[] => [...script.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name = '']) => name)

type Statement = { readonly head: string; readonly offset: number }

/** Styles outside of every layer, also within `@media` and its like. */
const listUnlayered = (css: string): Statement[] => {
  const found: Statement[] = []
  const open: boolean[] = []
  let start = 0
  const take = (end: number): Statement => {
    const raw = css.slice(start, end)
    return { head: raw.trim(), offset: start + raw.length - raw.trimStart().length }
  }
  for (let at = 0; at < css.length; at += 1) {
    const mark = css[at]
    if (mark !== '{' && mark !== '}' && mark !== ';') continue
    const statement = take(at)
    const isOutside = open.every((holds) => holds)
    if (mark === '}') open.pop()
    else if (isOutside && statement.head !== '' && !NEEDS_NO_LAYER.test(statement.head) && !HOLDS_RULES.test(statement.head))
      found.push(statement)
    if (mark === '{') open.push(isOutside && HOLDS_RULES.test(statement.head))
    start = at + 1
  }
  return found
}

const listLayers = (css: string): string[] =>
  [...css.matchAll(/@layer\s+([\w\s,.-]+?)\s*[;{]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))

/** Colours, spaces and sizes come from the tokens; every style stands in a layer that tokens.css puts in order. */
export const findStyleViolations = ({ styles, scripts }: StyleSources): StyleViolation[] => {
  const blank = new Map([...styles].map(([file, css]) => [file, blankOut(css)]))
  const tokens = blank.get(TOKENS_FILE) ?? ''
  const layers = new Set(listLayers(/@layer[^;{]*;/.exec(tokens)?.[0] ?? ''))
  const always = new Set([...listDeclared(tokens), ...[...scripts.values()].flatMap(listSetByScript)])
  const anywhere = new Set([...always, ...[...blank.values()].flatMap(listDeclared)])

  const check = (file: string, css: string): StyleViolation[] => {
    const own = new Set(listDeclared(css))
    const unknown = [...css.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g)].filter(
      ([, name = '', comma]) => !always.has(name) && !own.has(name) && !(comma === ',' && anywhere.has(name)),
    )
    const strange = [...css.matchAll(/@layer\s+([\w.-]+)\s*\{/g)].filter(([, name = '']) => !layers.has(name))
    const literal = file === TOKENS_FILE ? [] : [...css.replaceAll(MASK, toBlanks).matchAll(LITERAL_COLOUR)]
    return [
      ...literal.map(({ 0: colour, index }) => ({
        file,
        line: lineOf(css, index),
        message: `writes the colour ${colour.replace('(', '(…)')} itself, so that it is the same in every theme. Take a token of ${TOKENS_FILE}, or add one there.`,
      })),
      ...unknown.map(({ 1: name, index }) => ({
        file,
        line: lineOf(css, index),
        message: `uses ${name}, which nothing declares. Take a token of ${TOKENS_FILE}, or add one there for every theme.`,
      })),
      ...strange.map(({ 1: name, index }) => ({
        file,
        line: lineOf(css, index),
        message: `uses the layer ${name}, which ${TOKENS_FILE} does not put in order. Use one of ${[...layers].join(', ')}.`,
      })),
      ...listUnlayered(css).map(({ head, offset }) => ({
        file,
        line: lineOf(css, offset),
        message: `has ${head.replaceAll(/\s+/g, ' ')} outside of every layer, where it beats all of them. Put it into @layer components { … }, or the layer that fits.`,
      })),
    ]
  }
  const inScripts = [...scripts].flatMap(([file, text]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name = '']) => !anywhere.has(name))
      .map(({ 1: name, index }) => ({
        file,
        line: lineOf(text, index),
        message: `uses ${name}, which nothing declares. Take a token of ${TOKENS_FILE}.`,
      })),
  )
  return [...[...blank].flatMap(([file, css]) => check(file, css)), ...inScripts]
}
