import { call, type Answer } from '#browser/api.ts'
import { sessionStore } from '#browser/storage.ts'
import { beginUpload, readUpload, sendUploadPart } from '#foundation/uploads/upload.api.ts'
import { choosePartBytes, PART_TYPE, planRetryMs, readRefusal, type UploadProblem } from '#foundation/uploads/upload.rules.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const

export type SendOptions = {
  readonly kind: string
  readonly signal: AbortSignal
  readonly onBegun: (id: string) => void
  readonly onSent: (bytes: number) => void
  /** The connection broke; it is tried again by itself. */
  readonly onRetry: () => void
}
export type SendOutcome =
  | { readonly state: 'done'; readonly upload: UploadView }
  | { readonly state: 'failed'; readonly problem: UploadProblem }
  | { readonly state: 'stopped' }

type Step = { readonly upload: UploadView } | { readonly problem: UploadProblem } | 'again'

const toStep = ({ ok, status, data, problem }: Answer<UploadView>): Step => {
  if (ok) return { upload: data }
  const refusal = readRefusal(status, (problem as { readonly code?: unknown } | undefined)?.code)
  return refusal ? { problem: refusal } : 'again'
}

/** The same file chosen again, after a reload too, goes on where it was. */
const nameRecord = (kind: string, { name, size, lastModified }: File): string => `upload ${kind} ${size} ${lastModified} ${name}`

const begin = async (file: File, { kind, signal }: SendOptions): Promise<Step> => {
  const record = nameRecord(kind, file)
  const known = sessionStore.read(record)
  if (known !== undefined) {
    const step = toStep(await call(readUpload, { params: { id: known }, ...QUIET, signal }))
    if (step === 'again' || ('upload' in step && step.upload.state === 'receiving')) return step
    // Removed, taken or refused meanwhile: it begins anew.
    sessionStore.remove(record)
  }
  const body = { kind, name: file.name, size: file.size }
  const step = toStep(await call(beginUpload, { body, ...QUIET, signal }))
  if (step !== 'again' && 'upload' in step) sessionStore.write(record, step.upload.id)
  return step
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })

/** Brings one file, part by part; a broken connection is asked how far it came, and gone on with. */
export const sendFile = async (file: File, options: SendOptions): Promise<SendOutcome> => {
  const { signal, onBegun, onSent, onRetry } = options
  const record = nameRecord(options.kind, file)
  let upload: UploadView | undefined
  let speed: { bytes: number; ms: number } | undefined
  let failures = 0

  const sendPart = async ({ id, offset }: UploadView): Promise<Step> => {
    const bytes = file.slice(offset, offset + choosePartBytes(speed))
    const startedAt = performance.now()
    const answer = await call(sendUploadPart, {
      params: { id },
      headers: { 'content-type': PART_TYPE, 'upload-offset': String(offset) },
      bytes,
      ...QUIET,
      signal,
    })
    if (answer.ok) speed = { bytes: bytes.size, ms: performance.now() - startedAt }
    return toStep(answer)
  }

  while (!signal.aborted) {
    const step: Step = upload ? await sendPart(upload) : await begin(file, options)
    if (signal.aborted) break
    if (step === 'again') {
      failures += 1
      speed = undefined
      // How much arrived is known to the server alone.
      upload = undefined
      const ms = planRetryMs(failures)
      if (ms === undefined) return { state: 'failed', problem: 'failed' }
      onRetry()
      await wait(ms, signal)
      continue
    }
    if ('problem' in step) {
      sessionStore.remove(record)
      return { state: 'failed', problem: step.problem }
    }
    failures = 0
    upload = step.upload
    onBegun(upload.id)
    onSent(upload.offset)
    if (upload.state === 'receiving') continue
    sessionStore.remove(record)
    return { state: 'done', upload }
  }
  return { state: 'stopped' }
}
