import { expect, test } from 'vitest'
import { ROOT } from './run-command.ts'
import { readStyles } from './style-sources.ts'
import { findStyleViolations, TOKENS_FILE } from './styles.rules.ts'

const TOKENS = '@layer tokens, base, components;\n@layer tokens {\n  :root {\n    --brand: #123;\n    --s-8: 8px;\n  }\n}'
const STYLE = 'src/features/orders/orders/order.module.css'

const check = (css: string, script = '') =>
  findStyleViolations({
    styles: new Map([
      [TOKENS_FILE, TOKENS],
      [STYLE, css],
    ]),
    scripts: new Map([['src/features/orders/orders/order-line.tsx', script]]),
  })

test('the styles as they stand use tokens that exist, within their layers', async () => {
  const sources = await readStyles(ROOT)
  expect(sources.styles.size).toBeGreaterThan(100)
  expect(findStyleViolations(sources).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
})

test.each([
  ['a token that does not exist', '@layer components {\n  .a {\n    color: var(--brnad);\n  }\n}', 3, '--brnad'],
  ['the same with a fallback', '@layer components {\n  .a { color: var(--brnad, 1px) }\n}', 2, '--brnad'],
  ['the same as a fallback', '@layer components {\n  .a { color: var(--brand, var(--brnad)) }\n}', 2, '--brnad'],
  ['a colour as a number', '@layer components {\n  .a {\n    background: #ff8800;\n  }\n}', 3, 'the colour #ff8800'],
  ['the same, short and last', '@layer components {\n  .a { border: 1px solid #FFF }\n}', 2, 'the colour #FFF'],
  ['the same with its parts', '@layer components {\n  .a { box-shadow: 0 0 2px rgb(0 0 0 / 0.2) }\n}', 2, 'the colour rgb(…)'],
  ['a colour by its name', '@layer components {\n  .a { color: white }\n}', 2, 'the colour white'],
  ['a style outside of every layer', '/* why */\n.a {\n  color: var(--brand);\n}', 2, '.a outside of every layer'],
  ['the same beside a layer', '@layer components {\n  .a { top: 0 }\n}\n.b,\n.c { top: 0 }', 4, '.b, .c outside of every layer'],
  ['the same within a query', '@media (width > 1px) {\n  .a { top: 0 }\n}', 2, '.a outside of every layer'],
  ['a query around a layer and a style', '@media (width > 1px) {\n  @layer base { .a { top: 0 } }\n  .b { top: 0 }\n}', 3, '.b'],
  ['a layer that has no place in the order', '@layer mine {\n  .a { top: 0 }\n}', 1, 'the layer mine'],
])('a planted violation is found: %s', (_, css, line, message) => {
  expect(check(css)).toEqual([{ file: STYLE, line, message: expect.stringContaining(message) as string }])
})

test('a planted violation is found: a token that does not exist in a component', () => {
  expect(check('', `export const A = () => <p style={{ color: 'var(--brnad)' }} />`)).toMatchObject([
    { file: 'src/features/orders/orders/order-line.tsx', line: 1, message: expect.stringContaining('--brnad') },
  ])
})

test.each([
  ['a token', '@layer components { .a { color: var(--brand); padding: var( --s-8 ) } }'],
  ['a property of its own', '@layer components { .a { --gap: 1px; gap: var(--gap) } }'],
  ['a property that a script sets', '@layer components { .a { top: var(--tip) } }'],
  ['a property that the surroundings may set', '@layer components { .a { aspect-ratio: var(--ratio, 2) } }'],
  ['a query within a layer', '@layer components { @media (width > 1px) { .a { top: 0 } } }'],
  ['fonts and transitions', `@font-face { font-family: 'A;B{'; }\n@media print { @view-transition { navigation: none } }`],
  ['what has a colour in its name', '@layer components { #fade { white-space: nowrap } .red:hover { grid-area: red-list } }'],
  ['a colour of the system', '@layer components { .a { color: CanvasText; background: transparent; fill: currentColor } }'],
  ['black in a mask', '@layer components { .a { mask-image: linear-gradient(transparent, black 60%); top: 0 } }'],
  ['words in comments', '/* .a { color: var(--brnad) } */'],
])('%s may be used', (_, css) => {
  expect(check(css, `element.style.setProperty('--tip', '1px'); const style = { '--ratio': 1 }`)).toEqual([])
})
