import { startSandboxChild, type SandboxChild } from '#platform/sandbox/sandbox-child.ts'
import { createShares, type SandboxUser, type ShareLimits } from '#platform/sandbox/sandbox-shares.ts'
import type { SandboxLimits, SandboxTask } from '#platform/sandbox/sandbox-task.ts'

export const SANDBOX_LIMITS: SandboxLimits = { processorMs: 8_000, timeMs: 120_000, memoryMb: 240, outputBytes: 32 * 1024 * 1024 }
/** Two of one tenant at most, so that a document of another one never waits behind them. */
export const SANDBOX_SHARES: ShareLimits = { slots: 3, slotsPerTenant: 2, mostPerPerson: 3, mostPerTenant: 12, mostInAll: 30 }
const IDLE_MS = 60_000

export type SandboxRun = SandboxUser & { readonly signal?: AbortSignal; readonly limits?: Partial<SandboxLimits> }

/** Opens documents of others in processes that have limits of memory, time and output, and may die alone [T-97]. */
export const createSandbox = (shareLimits: ShareLimits = SANDBOX_SHARES) => {
  const shares = createShares(shareLimits)
  const running = new Set<SandboxChild>()
  const idle: SandboxChild[] = []
  let timer: NodeJS.Timeout | undefined

  const end = (): void => {
    for (const child of [...running, ...idle.splice(0)]) child.end()
  }
  const takeChild = (): SandboxChild => {
    clearTimeout(timer)
    const child = idle.findLast((one) => one.isUsable()) ?? startSandboxChild()
    idle.splice(0, idle.length, ...idle.filter((one) => one !== child && one.isUsable()))
    running.add(child)
    return child
  }
  const giveBack = (child: SandboxChild): void => {
    running.delete(child)
    if (child.isUsable()) idle.push(child)
    if (running.size > 0) return
    clearTimeout(timer)
    timer = setTimeout(() => idle.splice(0).forEach((one) => one.end()), IDLE_MS).unref()
  }
  process.once('exit', end)

  return {
    run: <Input, Output>(
      { module, name }: SandboxTask<Input, Output>,
      input: Input,
      bytes: Uint8Array,
      { signal, limits, ...user }: SandboxRun,
    ): Promise<{ readonly value: Output; readonly bytes: Uint8Array }> =>
      shares.run(
        user,
        async () => {
          const child = takeChild()
          try {
            const request = { module: module.href, name, input }
            const { value, bytes: output } = await child.run(request, bytes, { ...SANDBOX_LIMITS, ...limits }, signal)
            return { value: value as Output, bytes: output }
          } finally {
            giveBack(child)
          }
        },
        signal,
      ),
    count: shares.count,
    close: (): void => {
      clearTimeout(timer)
      process.off('exit', end)
      end()
    },
  }
}

/** The one of this process: its slots are shared by all features. */
export const sandbox = createSandbox()
