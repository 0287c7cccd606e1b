import { erasePersonTask } from '#foundation/personal-data/erase-person.task.ts'
import { dropOldDataFiles, personDataFile } from '#foundation/personal-data/person-data-file.task.ts'
import { personalDataRoutes } from '#foundation/personal-data/personal-data.routes.ts'
import { personalDataServerTraits } from '#foundation/personal-data/personal-data.settings.ts'
import { personalData } from '#foundation/personal-data/personal-data.store.ts'
import { rebuildSearch } from '#foundation/personal-data/rebuild-search.task.ts'
import type { Feature } from '#platform/feature.ts'

export { erasePerson } from '#foundation/personal-data/erase-person.service.ts'
export { erasePersonTask } from '#foundation/personal-data/erase-person.task.ts'
export { readPersonExport, zipPersonExport } from '#foundation/personal-data/person-export.service.ts'
export { findSubject } from '#foundation/personal-data/person-subject.store.ts'

export const personalDataFeature: Feature = {
  name: 'personal-data',
  personalData,
  serverTraits: personalDataServerTraits,
  routes: personalDataRoutes,
  tasks: (services) => [erasePersonTask(services), rebuildSearch(services), personDataFile(services)],
  recurring: [dropOldDataFiles],
}
