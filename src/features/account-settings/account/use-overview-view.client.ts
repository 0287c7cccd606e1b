import { useSyncExternalStore } from 'react'
import { readOverviewView, type OverviewView } from '#features/account-settings/account/overview-view.rules.ts'

/** The address stays the same for as long as the page is open. */
const subscribe = () => () => {}

export const useOverviewView = (): OverviewView =>
  useSyncExternalStore(
    subscribe,
    () => readOverviewView(location.search),
    () => 'overview',
  )
