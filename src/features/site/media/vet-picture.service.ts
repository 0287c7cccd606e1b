import { badRequest } from '#platform/http/errors.ts'
import { sandbox, type SandboxRun } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'

const DECODE: SandboxTask<null, { readonly isWhole: boolean }> = {
  module: new URL('picture.worker.ts', import.meta.url),
  name: 'decodePicture',
}

/** 50 million points that are stored interlaced have to be in memory at once. */
const MEMORY_MB = 420

/** A picture is decoded in a process of its own before this one draws anything of it: what fails there never comes here [T-97]. */
export const vetPicture = async (content: Uint8Array, run: SandboxRun): Promise<void> => {
  const { value } = await sandbox
    .run(DECODE, null, content, { ...run, limits: { memoryMb: MEMORY_MB } })
    .catch((error: unknown) => {
      if (error instanceof SandboxFailure) return { value: { isWhole: false } }
      throw error
    })
  if (!value.isWhole) badRequest('This picture cannot be read.')
}
