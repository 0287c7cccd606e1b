import { findUncalled } from './calls.rules.ts'
import type { OutsideCaller, OutsideKey } from './outside-callers.ts'
import { findUnreadSettings } from './settings.rules.ts'
import type { Sources } from './source-values.ts'
import { findClearedKeys } from './storage-keys.rules.ts'

export type Unused = { readonly file: string; readonly message: string }
export type UnusedSources = {
  readonly sources: Sources
  /** The documents that the list of callers names. */
  readonly documents: Sources
  readonly outside: readonly OutsideCaller[]
  readonly cleared: readonly OutsideKey[]
}

const LIST = 'scripts/outside-callers.ts'

/** Where a guide writes `/libs/cq/i18n/dict.{locale}.json`, the route has a parameter. */
const isNamedIn = (text: string, route: string): boolean => {
  const address = route.replace(/^\w+ /, '').replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}')
  return text.includes(address)
}

const findCallFaults = ({ sources, documents, outside }: UnusedSources): Unused[] => {
  const uncalled = findUncalled(sources)
  const listed = new Set(outside.map(({ route }) => route))
  const routes = new Set(uncalled.map(({ route }) => route))
  return [
    ...uncalled
      .filter(({ route }) => !listed.has(route))
      .map(({ file, name, route }) => ({
        file,
        message: `${name} (${route}) is called by no page: call it, remove it, or say in ${LIST} who calls it and where that is documented`,
      })),
    ...outside
      .filter(({ route }) => !routes.has(route))
      .map(({ route }) => ({ file: LIST, message: `${route} is called by a page or does not exist: take it off the list` })),
    ...outside
      .filter(({ route, documentedIn }) => !isNamedIn(documents[documentedIn] ?? '', route))
      .map(({ route, documentedIn }) => ({ file: documentedIn, message: `does not describe ${route}, as ${LIST} says` })),
  ]
}

const findKeyFaults = ({ sources, cleared }: UnusedSources): Unused[] => {
  const found = findClearedKeys(sources)
  const isListed = (key: string): boolean => cleared.some((listed) => listed.key === key)
  return [
    ...found
      .filter(({ key }) => !isListed(key))
      .map(({ file, key }) => ({ file, message: `clears ${key}, which nothing writes` })),
    ...cleared
      .filter(({ key }) => !found.some((other) => other.key === key))
      .map(({ key }) => ({ file: LIST, message: `${key} is written, or not cleared: take it off the list` })),
  ]
}

/** Code that only looks used: endpoints without caller, settings without reader, keys that are cleared and never written. */
export const findUnused = (given: UnusedSources): Unused[] => [
  ...findCallFaults(given),
  ...findUnreadSettings(given.sources).map(({ file, name }) => ({ file, message: `${name} can be set, but nothing reads it` })),
  ...findKeyFaults(given),
]
