export { createElement, useEffect, useState } from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { hydrateRoot } from 'react-dom/client'
