import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { TextsProvider } from '#ui/use-texts.tsx'
import {
  PageProvider,
  type AuthorField,
  type AuthorFields,
  type PageContext,
  type PropsInMarkup,
} from '#foundation/blocks/public.ts'
import { contentBlocks } from '#features/site/content/content-blocks.schema.ts'
import { BLOCK_SAMPLES } from '#features/site/content/testing/block-samples.ts'
import { de } from '#features/site/content/texts/de.ts'

type Module = { readonly Block: ComponentType<object>; readonly inMarkup?: PropsInMarkup<object> }
const files = import.meta.glob<Module>('./*.block.tsx', { eager: true })
const drawn = new Map(Object.entries(files).map(([path, module]) => [path.slice(2, -'.block.tsx'.length), module.Block]))

const PAGE = { tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') } } as PageContext

const draw = (type: string, props: object): Document => {
  const Block = drawn.get(type)!
  const html = renderToString(
    <TextsProvider dictionaries={{ content: de }} locale={{ country: 'de', language: 'de' }}>
      <PageProvider page={PAGE}>
        <Block {...props} />
      </PageProvider>
    </TextsProvider>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

test('every kind of block has a schema, a component and a sample of the same name', () => {
  const types = contentBlocks.map(({ type }) => type).sort()
  expect([...drawn.keys()].sort(), 'list it in src/features/site/content/content-blocks.schema.ts').toEqual(types)
  expect(Object.keys(BLOCK_SAMPLES).sort(), 'add it to src/features/site/content/testing/block-samples.ts').toEqual(types)
})

type Shape = Readonly<Record<string, z.core.$ZodType>>
/** Looks through default, optional and list for the object that an author fills in. */
const shapeOf = (schema: unknown): Shape | undefined => {
  const { def } = schema as { def: { shape?: Shape; innerType?: unknown; element?: unknown } }
  return def.shape ?? (def.innerType || def.element ? shapeOf(def.innerType ?? def.element) : undefined)
}
const expectSameKeys = (fields: AuthorFields, shape: Shape) => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(shape).sort())
  for (const [name, field] of Object.entries<AuthorField>(fields)) {
    if (field.kind === 'list') expectSameKeys(field.of, shapeOf(shape[name])!)
  }
}

describe.each(contentBlocks.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
  test('authors can edit exactly what the schema holds', () => {
    expectSameKeys(definition.fields, definition.schema.shape)
  })

  test.each(['least', 'most'] as const)(
    'draws itself with the %s an author may give, free of inline style and script',
    (amount) => {
      const page = draw(type, definition.schema.parse(BLOCK_SAMPLES[type]![amount]))
      expect(page.body.children).toHaveLength(1)
      expect(page.querySelectorAll('[style], style, script')).toHaveLength(0)
      for (const element of page.querySelectorAll('*')) {
        expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
      }
      for (const picture of page.querySelectorAll('img')) {
        expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '320'])
      }
    },
  )
})

const parse = (type: string, props: object) => contentBlocks.find((block) => block.type === type)!.schema.parse(props)

test('a hero is the page heading and its picture comes first', () => {
  const page = draw('hero', parse('hero', BLOCK_SAMPLES.hero!.most))
  expect(page.querySelector('h1')?.textContent).toBe('Parts')
  expect(page.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(page.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

test('other pictures wait, and dark systems get their own drawing', () => {
  const page = draw('image-text', parse('image-text', BLOCK_SAMPLES['image-text']!.most))
  expect(page.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  expect(page.querySelector('source')?.getAttribute('srcset')).toBe('/a-dark.svg')
  expect(page.querySelector('source')?.getAttribute('media')).toBe('(prefers-color-scheme: dark)')
})

test('breadcrumbs are a named list whose last entry is this page', () => {
  const page = draw('breadcrumbs', parse('breadcrumbs', BLOCK_SAMPLES.breadcrumbs!.most))
  expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe(de.breadcrumb)
  expect(page.querySelectorAll('ol > li')).toHaveLength(3)
  expect(page.querySelector('[aria-current="page"]')?.textContent).toBe('Here')
})

test('news carry their day in the words of the page', () => {
  const page = draw('cards', parse('cards', BLOCK_SAMPLES.cards!.most))
  expect(page.querySelector('time')?.textContent).toBe('12.11.2026')
  expect(page.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-12')
})

test.each(['tiles', 'plain', 'news'])('cards that look like %s are a list of headings', (look) => {
  const page = draw('cards', parse('cards', { ...BLOCK_SAMPLES.cards!.most, look }))
  expect([...page.querySelectorAll('ul > li h3')].map((heading) => heading.textContent)).toEqual(['Valve', 'Plain'])
})

test('cards without a heading above them skip no level', () => {
  const page = draw('cards', parse('cards', { ...BLOCK_SAMPLES.cards!.most, heading: undefined }))
  expect(page.querySelectorAll('li h2')).toHaveLength(2)
})

test('a table of few columns stands beside its name, and its phone numbers can be dialled', () => {
  const columns = [{ label: 'Desk' }, { label: 'Phone', kind: 'phone' }]
  const page = draw('table', parse('table', { caption: 'Desks', columns, rows: [{ cells: ['Orders', '+1 555 0143'] }] }))
  const name = page.querySelector('table')?.getAttribute('aria-labelledby') ?? ''
  expect(page.querySelector(`[id="${name}"]`)?.textContent).toBe('Desks')
  expect(page.querySelector('td a')?.getAttribute('href')).toBe('tel:+15550143')
})

test('an error notice says whose site it is, with one way on', () => {
  const page = draw('error-notice', parse('error-notice', { status: 500, home: '/de/de' }))
  expect(page.body.textContent).toContain('Halden Safety')
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/de/de'])
})

test('a phone number can be dialled', () => {
  const page = draw('call-to-action', parse('call-to-action', BLOCK_SAMPLES['call-to-action']!.most))
  expect(page.querySelector('a')?.getAttribute('href')).toBe('tel:+15550142770')
})

test('entries of an accordion close each other', () => {
  const page = draw(
    'accordion',
    parse('accordion', {
      items: [
        { question: 'A', html: '' },
        { question: 'B', html: '' },
      ],
    }),
  )
  const names = [...page.querySelectorAll('details')].map((entry) => entry.getAttribute('name'))
  expect(names[0]).toBeTruthy()
  expect(new Set(names).size).toBe(1)
})

test('a short row of a table is filled up, and each row has its heading', () => {
  const page = draw('table', parse('table', BLOCK_SAMPLES.table!.most))
  expect([...page.querySelectorAll('tbody tr')].map((row) => row.children.length)).toEqual([4, 4])
  expect([...page.querySelectorAll('tbody th[scope="row"]')].map((cell) => cell.textContent)).toEqual(['DN 15', 'DN 20'])
})

test('text that authors give is shown as text, except rich text [T-40]', () => {
  const page = draw('quote', { text: '<img src=x onerror=alert(1)>', author: '<b>x</b>' })
  expect(page.querySelectorAll('img, b b')).toHaveLength(0)
})

describe('what stands in the markup does not travel a second time', () => {
  const readers = Object.entries(files).flatMap(([path, { inMarkup }]) =>
    inMarkup ? [[path.slice(2, -'.block.tsx'.length), inMarkup] as const] : [],
  )
  const cases = readers.flatMap(([type, reader]) => (['least', 'most'] as const).map((amount) => [type, amount, reader] as const))

  test.each(cases)('%s with the %s an author may give is read back as it was', (type, amount, { leaveOut, readBack }) => {
    const props = contentBlocks.find((block) => block.type === type)!.schema.parse(BLOCK_SAMPLES[type]![amount])
    const left = JSON.parse(JSON.stringify(leaveOut(props))) as object
    expect(readBack(left, draw(type, props).body)).toEqual(props)
    expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(props).length)
  })
})
