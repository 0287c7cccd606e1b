import { describe, expect, test } from 'vitest'
import type { AuthorFields } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { listUnits, localiseLinks, writeUnits } from '#features/authoring/page-languages/text-unit.rules.ts'

const FIELDS: Readonly<Record<string, AuthorFields>> = {
  text: { heading: { kind: 'text', label: 'H' }, html: { kind: 'richtext', label: 'T' } },
  cards: {
    items: {
      kind: 'list',
      label: 'I',
      of: {
        id: { kind: 'text', label: 'Id' },
        title: { kind: 'text', label: 'T' },
        image: { kind: 'image', label: 'P' },
        link: { kind: 'link', label: 'L' },
      },
    },
  },
}
const fieldsOf = (type: string) => (Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined)
const page: PageContent = {
  title: 'Offers',
  description: '',
  template: 'content-page-template',
  kind: 'Content',
  config: {},
  flags: {},
  blocks: [
    { id: 'a', type: 'text', props: { heading: 'Pumps', html: '<p>Two for <b>one</b>.</p>' } },
    {
      id: 'b',
      type: 'cards',
      props: {
        items: [
          {
            id: 'technical',
            title: 'First',
            image: { src: '/x.png', alt: 'A pump', width: 1, height: 1 },
            link: { label: 'More', href: '/us/en/more' },
          },
        ],
      },
    },
    { id: 'c', type: 'unknown', props: { heading: 'Not for us' } },
  ],
}

describe('the texts of a page', () => {
  test('are lines as well, but no words for programs', () => {
    const fields: AuthorFields = {
      steps: { kind: 'lines', label: 'S' },
      fixedId: { kind: 'code', label: 'F' },
      showIfValues: { kind: 'codes', label: 'V' },
    }
    const props = { steps: ['You', 'Your wish'], fixedId: 'form', showIfValues: ['visit'] }
    const content = { ...page, blocks: [{ id: 'f', type: 'form', props }] }
    const units = listUnits(content, () => fields).map(({ key, text }) => [key, text])
    expect(units).toEqual([
      ['title', 'Offers'],
      ['blocks.f.steps.0', 'You'],
      ['blocks.f.steps.1', 'Your wish'],
    ])
  })

  test('are what people read, by keys that moving a block does not change', () => {
    const units = listUnits(page, fieldsOf).map(({ key, text }) => [key, text])
    expect(units).toEqual([
      ['title', 'Offers'],
      ['blocks.a.heading', 'Pumps'],
      ['blocks.a.html', '<p>Two for <b>one</b>.</p>'],
      ['blocks.b.items.0.title', 'First'],
      ['blocks.b.items.0.image.alt', 'A pump'],
      ['blocks.b.items.0.link.label', 'More'],
    ])
    const moved = listUnits({ ...page, blocks: page.blocks.toReversed() }, fieldsOf).map(({ key }) => key)
    expect(new Set(moved)).toEqual(new Set(units.map(([key]) => key)))
  })

  test('are written back, and nothing else', () => {
    const words = new Map([
      ['blocks.a.heading', 'Pumpen'],
      ['blocks.b.items.0.id', 'x'],
      ['__proto__', 'y'],
    ])
    const written = writeUnits(page, fieldsOf, words)
    expect(written.blocks[0]?.props).toEqual({ heading: 'Pumpen', html: '<p>Two for <b>one</b>.</p>' })
    expect(written.blocks[1]).toEqual(page.blocks[1])
  })
})

test('links lead to pages of the other market', () => {
  const value = { href: '/us/en/more', home: '/us/en', html: '<a href="/us/en/a">x</a> /us/en', other: '/us/english', on: true }
  expect(localiseLinks(value, '/us/en', '/de/de')).toEqual({
    href: '/de/de/more',
    home: '/de/de',
    html: '<a href="/de/de/a">x</a> /us/en',
    other: '/us/english',
    on: true,
  })
})
