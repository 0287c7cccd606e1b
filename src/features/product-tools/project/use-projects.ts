import { useCallback, useEffect, useState } from 'react'
import { callApi, type ApiAnswer } from '#browser/api.ts'
import type { ScheduleKind, ScheduleLine } from '#features/product-tools/schedule/schedule.rules.ts'
import type { ProjectLink } from '#features/product-tools/schedule/schedule-storage.ts'

export type ListedProject = {
  readonly id: string
  readonly kind: ScheduleKind
  readonly name: string
  readonly version: number
  readonly lineCount: number
  readonly updatedAt: string
}
export type OpenedProject = Omit<ListedProject, 'lineCount' | 'updatedAt'> & { readonly lines: readonly ScheduleLine[] }
export type SavedContent = { readonly name: string; readonly kind: ScheduleKind; readonly lines: readonly ScheduleLine[] }

const PATH = '/api/schedules/projects'
const quiet = { isQuiet: true, errors: 'own' } as const

export const openProject = async (id: string): Promise<OpenedProject | undefined> => {
  const { ok, data } = await callApi<OpenedProject>({ path: `${PATH}/${id}`, ...quiet })
  return ok ? data : undefined
}

export const saveProject = ({ id, version }: ProjectLink, content: SavedContent): Promise<ApiAnswer<ProjectLink>> =>
  callApi<ProjectLink>({ path: `${PATH}/${id}`, method: 'PUT', body: { ...content, version }, ...quiet })

export const removeProject = async (id: string): Promise<boolean> => {
  const { ok, status } = await callApi({ path: `${PATH}/${id}`, method: 'DELETE', ...quiet })
  // Gone already is gone as well.
  return ok || status === 404
}

/** Not for this person; anything else is worth another try. */
const REFUSALS: readonly number[] = [401, 403, 404]

/** The projects of the person who signed in; undefined until they are there. */
export const useProjects = (kind: ScheduleKind) => {
  const [projects, setProjects] = useState<readonly ListedProject[]>()
  const [failure, setFailure] = useState<'refused' | 'failed'>()
  const load = useCallback(async (): Promise<void> => {
    const { ok, status, data } = await callApi<{ projects: ListedProject[] }>({ path: PATH, ...quiet })
    setFailure(ok ? undefined : REFUSALS.includes(status) ? 'refused' : 'failed')
    if (ok) setProjects(data?.projects.filter((project) => project.kind === kind) ?? [])
  }, [kind])
  useEffect(() => {
    const start = async (): Promise<void> => load()
    void start()
  }, [load])
  return { projects, failure, load }
}
