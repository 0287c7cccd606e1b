import { expect, test } from 'vitest'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { describeLink, type BehavedLink } from '#features/site/content/links/link-behaviour.rules.ts'

const accepts = (link: object): boolean =>
  linkList.schema.safeParse({ heading: 'Links', items: [{ label: 'Link', ...link }] }).success

test.each<[BehavedLink, object]>([
  [{ href: '/us/en' }, { href: '/us/en' }],
  [
    { href: '/us/en', behaviour: 'paramCheck', behaviourValue: 'orders' },
    { href: '/us/en', 'data-param-check': 'orders' },
  ],
  [
    { href: '/us/en', behaviour: 'localUrl', behaviourValue: 'lastTool' },
    { href: '/us/en', 'data-local-url': 'lastTool' },
  ],
  [
    { href: '/us/en', behaviour: 'back' },
    { href: '/us/en', 'data-back': '' },
  ],
  [
    { href: '/us/en/fragments/terms.html', behaviour: 'modal' },
    {
      href: '/us/en/fragments/terms/jcr:content/root/responsivegrid.html',
      'data-modal': '',
      'data-modal-path': '/us/en/fragments/terms',
    },
  ],
])('authors may ask for %j', (link, attributes) => {
  expect(accepts(link)).toBe(true)
  expect(describeLink(link)).toEqual(attributes)
})

test.each([
  { href: '/us/en', behaviour: 'paramCheck' },
  { href: '/us/en', behaviour: 'localUrl' },
  { href: '/us/en', behaviour: 'paramCheck', behaviourValue: '"><b>' },
  { href: '/us/en', behaviour: 'steal' },
  { href: '/us/en/about', behaviour: 'modal' },
  { href: '/us/en/fragments/header', behaviour: 'modal' },
  { href: 'https://e.example/us/en/fragments/terms', behaviour: 'modal' },
  { href: '/us/en/fragments/terms?a=1', behaviour: 'modal' },
  { href: '/us/en/../fragments/terms', behaviour: 'modal' },
])('what could not work is refused when saved: %j', (link) => {
  expect(accepts(link)).toBe(false)
})
