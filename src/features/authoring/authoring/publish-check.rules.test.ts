import { expect, test } from 'vitest'
import { checkBeforePublishing, checkLicences } from '#features/authoring/authoring/publish-check.rules.ts'
import type { PageContent } from '#features/site/content/public.ts'

const page = (blocks: PageContent['blocks'], changes: Partial<PageContent> = {}): PageContent => ({
  title: 'Offers',
  description: 'What we offer.',
  template: 'content-page-template',
  kind: 'Content',
  config: {},
  flags: {},
  ...changes,
  blocks,
})
const hero = { id: 'a', type: 'hero', props: { title: 'Offers' } }
const image = { src: '/a.png', alt: '', width: 10, height: 10 }
const picture = (changes: object) => ({
  id: 'b',
  type: 'cards',
  props: { items: [{ title: 'One', image: { ...image, ...changes } }] },
})
const text = (html: string) => ({ id: 'c', type: 'text', props: { html } })
const fieldsOf = () => ({ html: { kind: 'richtext', label: 'Text' } }) as const
const look = (content: PageContent) => checkBeforePublishing(content, fieldsOf).map(({ level, path }) => `${level} ${path}`)

test.each([
  ['a page with nothing to say against it', page([hero]), []],
  ['a picture without words', page([hero, picture({})]), ['error blocks.1.props.items.0.image.alt']],
  ['a picture with blanks for words', page([hero, picture({ alt: ' ' })]), ['error blocks.1.props.items.0.image.alt']],
  ['a picture that only decorates', page([hero, picture({ decorative: true })]), []],
  ['a picture with words', page([hero, picture({ alt: 'A pump' })]), []],
  ['no main heading', page([text('<p>Hello</p>')]), ['warning blocks']],
  ['no main heading in a fragment', page([text('<p>Hello</p>')], { kind: 'Fragment', template: 'fragment-template' }), []],
  ['two main headings', page([hero, { ...hero, id: 'd' }]), ['warning blocks.1.props.title']],
  ['a level of headings left out', page([hero, text('<h2>One</h2><h4>Two</h4>')]), ['warning blocks.1.props.html']],
  ['levels in their order', page([hero, text('<h2>One</h2><h3>Two</h3><h4>Three</h4><h2>Four</h2>')]), []],
  ['no description', page([hero], { description: '' }), ['warning description']],
])('before publishing: %s', (_, content, expected) => {
  expect(look(content)).toEqual(expected)
})

test.each([
  ['2026-11-15', ['error']],
  ['2026-11-16', ['warning']],
  ['2027-01-31', []],
])('a picture whose licence ends on %s is told or stops the page', (last, levels) => {
  const blocks = [{ id: 'b', type: 'image-text', props: { image: { src: '/a.png', alt: 'A', width: 1, height: 1 } } }]
  const content = {
    title: 'A',
    description: '',
    template: 'content-page-template',
    kind: 'Content',
    blocks,
    config: {},
    flags: {},
  }
  const checks = checkLicences(content as never, new Map([['/a.png', last]]), new Date('2026-11-16T08:00:00Z'))
  expect(checks.map(({ level }) => level)).toEqual(levels)
})
