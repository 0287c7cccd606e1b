import { useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { useEndpointMutation, useEndpointQuery, type CallError } from '#browser/query.ts'
import { startImport } from '#features/storefront/product-import/product-import.api.ts'
import { IMPORT_TASK } from '#features/storefront/product-import/product-import.rules.ts'
import { isOver, listOwnJobs, type JobView } from '#foundation/work/public.ts'

export type StartProblem = 'import_running' | 'not_found' | 'failed'

export type Imports = {
  /** The latest first; undefined until they are here. */
  readonly jobs: readonly JobView[] | undefined
  /** The import that is followed: the one that runs, or the one that was started last. */
  readonly currentId: string | undefined
  readonly isStarting: boolean
  readonly problem: StartProblem | undefined
  /** Says whether it was started. */
  readonly start: (uploadId: string) => Promise<boolean>
}

const readProblem = ({ status, problem }: CallError): StartProblem => {
  const { code } = (typeof problem === 'object' && problem !== null ? problem : {}) as { readonly code?: unknown }
  if (code === 'import_running') return 'import_running'
  return status === 404 ? 'not_found' : 'failed'
}

/** A person's own imports, and starting another one. */
export const useImports = (): Imports => {
  const { data } = useEndpointQuery(listOwnJobs, { query: { kind: IMPORT_TASK } })
  const { mutateAsync, isPending, error } = useEndpointMutation(startImport)
  const [intent] = useState(createIntent)
  const [currentId, setCurrentId] = useState<string>()
  const jobs = data?.jobs
  const runningId = jobs?.find((job) => !isOver(job))?.id
  // It is still followed when it is over, until another one is started.
  if (currentId === undefined && runningId !== undefined) setCurrentId(runningId)

  const start = async (uploadId: string): Promise<boolean> => {
    try {
      const { jobId } = await mutateAsync({ body: { uploadId }, headers: intent.headersFor({ uploadId }) })
      intent.settle()
      setCurrentId(jobId)
      return true
    } catch {
      // The failure is in `problem`.
      return false
    }
  }
  return { jobs, currentId, isStarting: isPending, problem: error ? readProblem(error) : undefined, start }
}
