export const OVERVIEW_PATH = '/secure/account/overview'
/** Added to the address of the overview it opens the view of the sites [2.15.1]. */
export const SITES_QUERY = '?view=sites'

export type OverviewView = 'overview' | 'sites'

/** Which of its views the address of the overview asks for. */
export const readOverviewView = (search: string): OverviewView =>
  new URLSearchParams(search).get('view') === 'sites' ? 'sites' : 'overview'
