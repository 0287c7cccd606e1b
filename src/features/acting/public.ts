export { actingHistory } from '#features/acting/acting-history.schema.ts'
export { actingPicker } from '#features/acting/acting-picker.schema.ts'
