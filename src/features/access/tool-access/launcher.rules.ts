import { lookUp } from '#kernel/look-up.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { foldText } from '#kernel/fold-text.ts'

export type LaunchedTool = {
  readonly toolId: string
  readonly name: string
  readonly description: Readonly<Record<string, string>>
  readonly BusinessSegment: string
  readonly access: { readonly status: AccessStatus; readonly until: string | null; readonly renewal: 'possible' | 'asked' | null }
  readonly pagePath: string | null
  readonly isFavourite: boolean
  readonly usedAt: string | null
  readonly mayRequest: boolean
}

export const VIEWS = ['all', 'favourites', 'recent', 'open', 'waiting'] as const
export type LauncherView = (typeof VIEWS)[number]

const isIn: Readonly<Record<LauncherView, (tool: LaunchedTool) => boolean>> = {
  all: () => true,
  favourites: ({ isFavourite }) => isFavourite,
  recent: ({ usedAt }) => usedAt !== null,
  open: ({ access }) => access.status === 'Approved',
  waiting: ({ access }) => access.status === 'Pending' || access.renewal === 'asked',
}

/** Usable tools first, then those that can be requested, closed ones last. */
const RANKS: Readonly<Record<AccessStatus, number>> = {
  Approved: 0,
  Pending: 1,
  'Not Requested': 2,
  Denied: 3,
  'Not Permitted': 4,
}

const compare =
  (view: LauncherView) =>
  (one: LaunchedTool, two: LaunchedTool): number => {
    if (view === 'recent') return (two.usedAt ?? '').localeCompare(one.usedAt ?? '')
    return (
      Number(two.isFavourite) - Number(one.isFavourite) ||
      RANKS[one.access.status] - RANKS[two.access.status] ||
      one.name.localeCompare(two.name)
    )
  }

/** Every word of the query is somewhere in name, segment or description, however it is accented. */
const matches = (query: string, language: string) => {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return ({ name, BusinessSegment, description }: LaunchedTool): boolean => {
    const text = foldText(`${name} ${BusinessSegment} ${lookUp(description, language) ?? description['en'] ?? ''}`)
    return words.every((word) => text.includes(word))
  }
}

export const chooseTools = (
  tools: readonly LaunchedTool[],
  { view, query, language }: { readonly view: LauncherView; readonly query: string; readonly language: string },
): LaunchedTool[] => tools.filter(isIn[view]).filter(matches(query, language)).sort(compare(view))

export const countViews = (tools: readonly LaunchedTool[]): Readonly<Record<LauncherView, number>> =>
  Object.fromEntries(VIEWS.map((view) => [view, tools.filter(isIn[view]).length])) as Record<LauncherView, number>
