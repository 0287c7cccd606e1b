import { mkdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { turnPart, type TurnedFrame } from '../../demo/turntable/turn-part.ts'
import { findBrowser } from '../../e2e/browser.ts'
import { writeWebm } from './webm.ts'

/** Draws the film of the about pages and writes it below demo/media: `node scripts/demo-video/record.ts`. */
const FOLDER = path.resolve(import.meta.dirname, '../../demo/media/video')
const SIZE = { width: 960, height: 540 }
const [FPS, SECONDS] = [25, 8]
/** The drawing appears, gets its colours, and turns once. */
const [COLOUR_FROM, COLOUR_TO, TURN_FROM] = [2.5, 3.6, 4.5]
const TURN_FRAMES = Math.round((SECONDS - TURN_FROM - 0.3) * FPS)
const RENDITIONS = [
  { name: 'from-drawing-to-part-960.webm', width: 960, height: 540, kilobits: 165 },
  { name: 'from-drawing-to-part-480.webm', width: 480, height: 270, kilobits: 70 },
]
const [PAPER, LINE, GRID] = ['#eef2f7', '#2b4a7c', '#d5dde7']

const toPng = ({ rgba, width, height }: TurnedFrame): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()

/** The same view as a drawing: paper where there was paint, blue where there was ink. */
const toDrawing = (frame: TurnedFrame): TurnedFrame => {
  const rgba = new Uint8Array(frame.rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const light = ((frame.rgba[at] ?? 0) + (frame.rgba[at + 1] ?? 0) + (frame.rgba[at + 2] ?? 0)) / 765
    const ink = Math.max(0, Math.min(1, (0.62 - light) * 2.4))
    rgba.set([0x2b + (0xf7 - 0x2b) * (1 - ink), 0x4a + (0xf9 - 0x4a) * (1 - ink), 0x7c + (0xfc - 0x7c) * (1 - ink)], at)
    rgba[at + 3] = frame.rgba[at + 3] ?? 0
  }
  return { ...frame, rgba }
}

const pictures = new Map<string, Buffer>()
let index = 0
for (const frame of turnPart('process', 'pressure-transmitter', 'HP-3110', { count: TURN_FRAMES, ...SIZE })) {
  if (index === 0) pictures.set('/drawing.png', await toPng(toDrawing(frame)))
  pictures.set(`/${index}.png`, await toPng(frame))
  index += 1
}

const server = http.createServer((request, answer) => {
  const picture = pictures.get(request.url ?? '')
  answer.setHeader('content-type', picture ? 'image/png' : 'text/html')
  answer.end(picture ?? '<!doctype html><canvas></canvas>')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

const film = { ...SIZE, FPS, SECONDS, COLOUR_FROM, COLOUR_TO, TURN_FROM, TURN_FRAMES, PAPER, LINE, GRID }
await mkdir(FOLDER, { recursive: true })
for (const rendition of RENDITIONS) {
  const recorded = await page.evaluate(
    async ({ film, rendition }) => {
      const load = async (url: string) => createImageBitmap(await (await fetch(url)).blob())
      const drawing = await load('/drawing.png')
      const views = await Promise.all(Array.from({ length: film.TURN_FRAMES }, (_, i) => load(`/${i}.png`)))
      const canvas = new OffscreenCanvas(rendition.width, rendition.height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.scale(rendition.width / film.width, rendition.height / film.height)
      const draw = (seconds: number): void => {
        pen.globalAlpha = 1
        pen.fillStyle = film.PAPER
        pen.fillRect(0, 0, film.width, film.height)
        pen.fillStyle = film.GRID
        for (let x = 30; x < film.width; x += 30) for (let y = 30; y < film.height; y += 30) pen.fillRect(x - 1, y - 1, 2, 2)
        const shown = Math.min(1, seconds / (film.COLOUR_FROM - 0.3))
        const edge = film.height * (1 - shown * shown * (3 - 2 * shown))
        const turn = Math.round(((seconds - film.TURN_FROM) * film.FPS) % film.TURN_FRAMES)
        const view = views[seconds < film.TURN_FROM || seconds > film.SECONDS - 0.3 ? 0 : turn]
        pen.save()
        pen.beginPath()
        pen.rect(0, edge, film.width, film.height - edge)
        pen.clip()
        pen.drawImage(drawing, 0, 0)
        pen.restore()
        pen.globalAlpha = Math.max(0, Math.min(1, (seconds - film.COLOUR_FROM) / (film.COLOUR_TO - film.COLOUR_FROM)))
        if (view) pen.drawImage(view, 0, 0)
        pen.globalAlpha = 1
        if (edge <= 0) return
        pen.fillStyle = film.LINE
        pen.fillRect(0, edge, film.width, 1.5)
      }
      const chunks: { milliseconds: number; isKey: boolean; data: number[] }[] = []
      let failure: unknown
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const data = new Uint8Array(chunk.byteLength)
          chunk.copyTo(data)
          chunks.push({ milliseconds: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: [...data] })
        },
        error: (error) => {
          failure = error
        },
      })
      const { width, height } = rendition
      encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: rendition.kilobits * 1000, framerate: film.FPS })
      for (let i = 0; i < film.FPS * film.SECONDS; i++) {
        draw(i / film.FPS)
        const frame = new VideoFrame(canvas, { timestamp: (i * 1e6) / film.FPS })
        encoder.encode(frame, { keyFrame: i % (film.FPS * 2) === 0 })
        frame.close()
        if (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 30))
      }
      await encoder.flush()
      if (failure !== undefined) throw failure as Error
      draw(film.TURN_FROM)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
      return { chunks, poster: [...new Uint8Array(await blob.arrayBuffer())] }
    },
    { film, rendition },
  )
  const chunks = recorded.chunks.map((chunk) => ({ ...chunk, data: Uint8Array.from(chunk.data) }))
  const webm = writeWebm(chunks, { ...rendition, durationMs: SECONDS * 1000, codec: 'V_VP9' })
  await writeFile(path.join(FOLDER, rendition.name), webm)
  if (rendition === RENDITIONS[0])
    await writeFile(path.join(FOLDER, 'from-drawing-to-part.webp'), Uint8Array.from(recorded.poster))
  console.log(`${rendition.name}: ${webm.length} bytes`)
}
await browser.close()
server.close()
