export {
  insertToolAccess,
  insertTools,
  listToolAccess,
  type Tool,
  type ToolAccessRow,
} from '#features/entitlements/tool.store.ts'
