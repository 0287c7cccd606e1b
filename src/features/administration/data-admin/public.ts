export { describeData, listData } from '#features/administration/data-admin/data-admin.api.ts'
export { findRecordsPath, listRecordsPath, pathOfScreen } from '#features/administration/data-admin/data-pages.rules.ts'
