export const OVERVIEW_PATH = '/secure/account/overview'
/** Added to the address of the overview it opens the view of the sites [2.15.1]. */
export const SITES_QUERY = '?view=sites'

export const OVERVIEW_VIEWS = ['overview', 'sites'] as const
export type OverviewView = (typeof OVERVIEW_VIEWS)[number]

/** Which of its views the address of the overview requests. */
export const readOverviewView = (query: URLSearchParams): OverviewView => (query.get('view') === 'sites' ? 'sites' : 'overview')
