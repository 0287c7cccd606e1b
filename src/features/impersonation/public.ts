export { actingHistory } from '#features/impersonation/acting-history.schema.ts'
export { actingPicker } from '#features/impersonation/acting-picker.schema.ts'
