import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#app/features.ts'

const files = globSync('src/{foundation,features}/**/*.block.tsx').map((file) => path.basename(file, '.block.tsx'))
const types = features.flatMap(({ blocks = [] }) => blocks.map(({ type }) => type))

test('every block has one component in a file of its name, where the renderer and the browser look for it', () => {
  expect(types.length).toBeGreaterThan(10)
  expect(types.filter((type) => files.filter((file) => file === type).length !== 1)).toEqual([])
})
