export const en = {
  'why.tool-request.network': 'The person’s service level is Refer to Network.',
  'why.tool-request.network.change': 'Tools stay closed until the service level changes.',
  'why.tool-request.primary': '{tool}, which opens the group, is approved.',
  'why.tool-request.no-primary': '{tool}, which opens the group, is not approved.',
  'why.tool-request.no-primary.change': 'Decide about {tool} first.',
  'why.tool-request.colleagues': 'Colleagues of the same company who have it: {count}.',
} as const
