import { expect, test } from 'vitest'
import { countRequests, listResources } from './page-resources.rules.ts'

const html = `<!doctype html><html><head><link rel="canonical" href="http://a.example/us/en"/>
<link rel="icon" type="image/svg+xml" href="/mark.svg"/><link rel="preload" as="font" href="/a.woff2" crossorigin=""/>
<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/tabs.js"/><link rel="stylesheet" href="/site.css"/>
<script type="module" src="/entry.js"></script><script type="application/ld+json">{"src":"x"}</script></head><body>
<svg><use href="/icons.svg#menu"></use></svg><svg><use href="/icons.svg#close"></use></svg>
<img src="/hero.svg" alt="" loading="eager"/><img loading="lazy" src="/card.svg" alt=""/><img src="data:,x" alt=""/></body></html>`

test('every address is listed once, by what it is', () => {
  expect(listResources(html)).toEqual({
    scripts: ['/entry.js', '/tabs.js'],
    styles: ['/site.css'],
    fonts: ['/a.woff2'],
    pictures: ['/mark.svg', '/icons.svg', '/hero.svg'],
    latePictures: ['/card.svg'],
  })
})

test('a visit costs the document and what is not put off', () => {
  expect(countRequests(listResources(html))).toBe(1 + 2 + 1 + 1 + 3)
})
