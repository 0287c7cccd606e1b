import { endpoint } from '#kernel/endpoint.ts'

export const LOCATOR_PATH = '/dealers/locator'

export const openLocator = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/:country/:language${LOCATOR_PATH}`,
  isHidden: true,
})
export const openTaggedLocator = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/:country/:language${LOCATOR_PATH}/:tag`,
  isHidden: true,
})

export const readWorldMap = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/dealers/world.svg',
  tag: 'dealers',
  summary: 'Land and borders, for the map of dealers',
})
