import { describe, expect, test } from 'vitest'
import { checkLinks, listOwnLinks } from '#features/authoring/authoring/link-check.rules.ts'

const blocks = [
  { id: 'a', type: 'hero', props: { title: 'Go to /us/en/no-link', actions: [{ label: 'A', href: '/us/en/a' }] } },
  {
    id: 'b',
    type: 'text',
    props: { html: '<p><a class="x" href="/us/en/b?q=1#c">b</a> <a href="https://e.example/">e</a></p>' },
  },
  { id: 'c', type: 'cards', props: { items: [{ moreHref: '/us/en/c' }, { href: 'mailto:a@b.example' }, { href: '#part' }] } },
]

describe('links that are looked at before publishing', () => {
  test('are those of this site, in properties and in texts', () => {
    expect(listOwnLinks({ blocks })).toEqual([
      { path: 'blocks.0.props.actions.0.href', href: '/us/en/a' },
      { path: 'blocks.1.props.html', href: '/us/en/b?q=1#c' },
      { path: 'blocks.2.props.items.0.moreHref', href: '/us/en/c' },
    ])
  })

  test('stop the page where they lead nowhere, and are told where they lead to a draft', () => {
    const found = checkLinks({ blocks }, new Map([['/us/en/a', 'missing'] as const, ['/us/en/c', 'draft'] as const]))
    expect(found.map(({ path, level, code }) => [path, level, code])).toEqual([
      ['blocks.0.props.actions.0.href', 'error', 'link'],
      ['blocks.2.props.items.0.moreHref', 'warning', 'link-draft'],
    ])
  })
})
