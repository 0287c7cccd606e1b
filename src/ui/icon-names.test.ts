import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '#ui/icon-names.ts'

test('every icon name is drawn in the sprite, and every drawing has a name', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  expect(drawn.toSorted()).toEqual(ICON_NAMES.toSorted())
})
