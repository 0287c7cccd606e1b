import { call, type Answer } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import {
  forgetProject,
  listOwnProjects,
  readProject,
  saveOwnProject,
} from '#features/storefront/product-tools/project/project.api.ts'
import type { ScheduleKind, ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ProjectLink } from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'

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

const quiet = { isQuiet: true, errors: 'own' } as const

export const openProject = async (id: string): Promise<OpenedProject | undefined> =>
  (await call(readProject, { params: { id }, ...quiet })).data

export const saveProject = ({ id, version }: ProjectLink, { name, kind, lines }: SavedContent): Promise<Answer<ProjectLink>> =>
  call(saveOwnProject, { params: { id }, body: { name, kind, lines: [...lines], version }, ...quiet })

export const removeProject = async (id: string): Promise<boolean> => {
  const { ok, status } = await call(forgetProject, { params: { id }, ...quiet })
  // Gone already is gone as well.
  return ok || status === 404
}

/** Not for this person; anything else is worth another try. */
const REFUSALS: readonly number[] = [401, 403, 404]

/** The projects of the person who signed in; undefined until they are there. */
export const useProjects = (kind: ScheduleKind) => {
  const { data, error, refetch } = useEndpointQuery(listOwnProjects, {})
  const projects: readonly ListedProject[] | undefined = data?.projects.filter((project) => project.kind === kind)
  const failure = error ? (REFUSALS.includes(error.status) ? ('refused' as const) : ('failed' as const)) : undefined
  const load = async (): Promise<void> => void (await refetch())
  return { projects, failure, load }
}
