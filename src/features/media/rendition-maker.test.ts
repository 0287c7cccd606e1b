import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Asset } from '#features/media/asset.store.ts'
import { createRenditionMaker, type RenditionOutcome } from '#features/media/rendition-maker.ts'
import { openFiles, type Files } from '#server/files/files.ts'

let folder: string
let files: Files
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-renditions-'))
  files = await openFiles(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storeAsset = async (digit: string): Promise<Asset> => {
  const contentHash = digit.repeat(64)
  const fileKey = `sps/dam/${contentHash}/original`
  await files.put(fileKey, Buffer.from('x'), { contentType: 'image/png' })
  return { path: '/a.png', version: 1, mediaType: 'image/png', byteSize: 1, width: 9, height: 9, contentHash, fileKey }
}

/** Draws when told to, and knows how many were drawn at once. */
const holdDrawing = () => {
  const waiting: (() => void)[] = []
  let calls = 0
  let running = 0
  let most = 0
  const draw = async () => {
    calls += 1
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((done) => waiting.push(done))
    running -= 1
    return Buffer.from('drawn')
  }
  const finish = async (all: Promise<unknown>) => {
    const timer = setInterval(() => waiting.shift()?.(), 1)
    await all
    clearInterval(timer)
  }
  return { draw, finish, counts: () => ({ calls, most }) }
}

test('a hundred who ask for the same rendition at once wait for one drawing', async () => {
  const { draw, finish, counts } = holdDrawing()
  const maker = createRenditionMaker({ files, draw })
  const asset = await storeAsset('a')
  const all = Promise.all(Array.from({ length: 100 }, () => maker.provide('sps', asset, { width: 320, format: 'avif' })))
  await finish(all)
  expect(counts()).toEqual({ calls: 1, most: 1 })
  expect(new Set((await all).map(({ key }) => key))).toEqual(new Set([`sps/dam/${'a'.repeat(64)}/320.avif`]))
})

test('two are drawn at a time, the others wait in line', async () => {
  const { draw, finish, counts } = holdDrawing()
  const maker = createRenditionMaker({ files, draw })
  const assets = await Promise.all(['b', 'c', 'd', 'e', 'f'].map(storeAsset))
  const all = Promise.all(assets.map((asset) => maker.provide('sps', asset, { width: 320, format: 'webp' })))
  await vi.waitUntil(() => counts().calls === 2)
  await finish(all)
  expect(counts()).toEqual({ calls: 5, most: 2 })
})

test('a line that is too long is sent away to come back', async () => {
  const { draw, finish } = holdDrawing()
  const maker = createRenditionMaker({ files, draw })
  const asset = await storeAsset('9')
  const others = Array.from({ length: 70 }, (_, i) => ({ ...asset, contentHash: String(i).padStart(64, '0') }))
  const outcomes = Promise.allSettled(others.map((other) => maker.provide('sps', other, { width: 160, format: 'png' })))
  await finish(outcomes)
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]?.reason).toMatchObject({ status: 503, retryAfterSeconds: 2 })
})

test('a picture that cannot be drawn is tried once', async () => {
  const outcomes: RenditionOutcome[] = []
  let calls = 0
  const draw = () => {
    calls += 1
    return Promise.reject(new Error('broken'))
  }
  const maker = createRenditionMaker({ files, draw, onOutcome: (outcome) => outcomes.push(outcome) })
  const asset = await storeAsset('8')
  for (const width of [320, 640] as const)
    await expect(maker.provide('sps', asset, { width, format: 'webp' })).rejects.toMatchObject({ status: 415 })
  expect(calls).toBe(1)
  expect(outcomes).toEqual(['failed'])
})
