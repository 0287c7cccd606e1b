import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Asset } from '#features/site/media/asset.store.ts'
import { createRenditionMaker, type RenditionOutcome } from '#features/site/media/rendition-maker.service.ts'
import { createUnstoredRenditions } from '#features/site/media/unstored-renditions.service.ts'
import { openFiles, type Files } from '#platform/files/files.ts'

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
  return {
    path: '/a.png',
    version: 1,
    mediaType: 'image/png',
    byteSize: 1,
    width: 9,
    height: 9,
    contentHash,
    fileKey,
    access: 'open',
    focusX: 50,
    focusY: 50,
    licenceEnds: null,
  }
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

describe('a store that takes nothing', () => {
  const fault = (code: string) => Object.assign(new Error(code), { code })
  const refuse = (code: string) => {
    let isRefusing = true
    let puts = 0
    const refusing: Files = {
      ...files,
      open: (key, range) => files.open(key, range),
      stat: (key) => (isRefusing && code === 'TimeoutError' ? Promise.reject(fault(code)) : files.stat(key)),
      put: (...args) => {
        puts += 1
        return isRefusing ? Promise.reject(fault(code)) : files.put(...args)
      },
    }
    return { refusing, giveWay: () => (isRefusing = false), counts: () => puts }
  }

  test.each([
    ['a full disk', 'ENOSPC', '1'],
    ['a disk that may only be read', 'EROFS', '2'],
    ['a folder of someone else', 'EACCES', '3'],
    ['a store that does not answer', 'TimeoutError', '4'],
  ])('%s leaves the visitor the picture, is told once and counted each time', async (_, code, digit) => {
    const { refusing, counts } = refuse(code)
    const outcomes: RenditionOutcome[] = []
    const reported: unknown[] = []
    let drawings = 0
    const draw = () => Promise.resolve(Buffer.from(`drawn ${drawings++}`))
    const maker = createRenditionMaker({
      files: refusing,
      draw,
      onUnstored: (error) => reported.push(error),
      onOutcome: (o) => outcomes.push(o),
    })
    const asset = await storeAsset(digit)
    for (let round = 0; round < 3; round++)
      expect((await maker.provide('sps', asset, { width: 320, format: 'webp' })).content?.toString()).toBe('drawn 0')
    expect(await maker.provide('sps', asset, { width: 640, format: 'webp' })).toMatchObject({
      contentType: 'image/webp',
      size: 7,
    })
    expect([reported.length, drawings, counts()]).toEqual([1, 2, 2])
    expect(outcomes).toEqual(['unkept', 'unkept', 'unkept', 'unkept'])
  })

  test('is asked again later, and then keeps what was held; the next fault is told anew', async () => {
    const { refusing, giveWay, counts } = refuse('ENOSPC')
    let now = 0
    let reported = 0
    const draw = () => Promise.resolve(Buffer.from('drawn'))
    const maker = createRenditionMaker({ files: refusing, draw, now: () => now, onUnstored: () => (reported += 1) })
    const asset = await storeAsset('5')
    const ask = () => maker.provide('sps', asset, { width: 320, format: 'avif' })
    await ask()
    giveWay()
    expect((await ask()).content, 'not yet').toBeDefined()
    expect(counts()).toBe(1)
    now += 30_000
    expect((await ask()).content).toBeUndefined()
    expect((await ask()).content).toBeUndefined()
    expect(counts()).toBe(2)
    expect(reported).toBe(1)
  })
})

test('what is held in memory is bounded, the oldest goes first', () => {
  const unstored = createUnstoredRenditions(() => 0)
  const large = Buffer.alloc(12_000_000)
  for (const key of ['a', 'b', 'c']) unstored.hold(key, large, 'image/png')
  expect(['a', 'b', 'c'].map((key) => unstored.find(key) !== undefined)).toEqual([false, true, true])
})
