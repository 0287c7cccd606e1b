import { decideHeaderItem } from '#features/site/navigation/header/header-item.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

export const headerActions: ActionSlice = {
  'see-header-item': {
    isTargeted: true,
    decide: ({ person, config, soldTos }, target) =>
      decideHeaderItem(target, {
        linesOfBusiness: person.linesOfBusiness,
        restrictedLines: config.restrictedLinesOfBusiness,
        restrictedItems: config.restrictedHeaderItems,
        hasSoldTo: soldTos > 0,
      }),
  },
}
