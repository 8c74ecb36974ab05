import { createRoot } from 'react-dom/client'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { ComparePage } from './compare-page.tsx'

/** The compare page: asks its server what there is to compare, then shows it. */
const response = await fetch('/@compare/data.json')
const data: ComparisonData = await response.json()
const root = document.getElementById('root')
if (root) createRoot(root).render(<ComparePage data={data} />)
