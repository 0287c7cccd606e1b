import { Socket } from 'node:net'
import { createMessageReader, writeMessage, type Message } from '#platform/sandbox/message-frame.rules.ts'
import type { SandboxReply, SandboxRequest } from '#platform/sandbox/sandbox-task.ts'
import { lowerPriority } from '#platform/threads.ts'

/** Main program of a sandbox process: one request after the other, each by a function of a task module. */
const MOST_REQUEST_BYTES = 64 * 1024 * 1024
/** A third of what a page gets on a full machine: people wait for their document, too. */
const BEHIND_PAGES = 5

/** Of its own: packages write to the standard output what they please. */
const answers = new Socket({ fd: 3, readable: false })

const send = (reply: SandboxReply, bytes: Uint8Array = new Uint8Array()): void => {
  for (const part of writeMessage({ value: reply, bytes })) answers.write(part)
}

type TaskFunction = (input: unknown, bytes: Uint8Array) => Promise<{ readonly value: unknown; readonly bytes?: Uint8Array }>

const run = async ({ value, bytes }: Message): Promise<void> => {
  const { module, name, input } = value as SandboxRequest
  try {
    const loaded = new Map<string, unknown>(Object.entries((await import(module)) as object))
    const work = loaded.get(name)
    if (typeof work !== 'function') throw new TypeError(`${module} has no function ${name}`)
    const output = await (work as TaskFunction)(input, bytes)
    send({ output: output.value }, output.bytes)
  } catch (error) {
    send({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
}

lowerPriority(BEHIND_PAGES)
const read = createMessageReader(MOST_REQUEST_BYTES)
process.stdin.on('data', (chunk: Buffer) => {
  const message = read(chunk)
  if (message) void run(message)
})
// The web process is gone: nobody reads the answer.
process.stdin.once('end', () => process.exit(0))
