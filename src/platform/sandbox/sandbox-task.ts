/** A function of a module that a child process loads: `(input, bytes) => { value, bytes? }`. `input` and `value` are JSON. */
export type SandboxTask<Input, Output> = {
  readonly module: URL
  readonly name: string
  /** Only for the types. */
  readonly types?: (input: Input) => Output
}

export type SandboxRequest = { readonly module: string; readonly name: string; readonly input: unknown }
export type SandboxReply = { readonly output: unknown } | { readonly failure: string }

export type SandboxLimits = {
  /** Processor time, so that a busy machine refuses nothing that an idle one takes. */
  readonly processorMs: number
  /** By the clock: for what waits without working, and where the system does not tell processor time. */
  readonly timeMs: number
  /** Resident memory of the process: typed arrays and native memory included, which no option of V8 bounds. */
  readonly memoryMb: number
  readonly outputBytes: number
}

/** `slow` and `large`: the process was killed at a limit; `failed`: the function threw. */
export type SandboxReason = 'slow' | 'large' | 'failed'

export class SandboxFailure extends Error {
  readonly reason: SandboxReason

  constructor(reason: SandboxReason, detail = '') {
    super(`the document could not be processed (${reason}) ${detail}`.trim())
    this.reason = reason
  }
}
