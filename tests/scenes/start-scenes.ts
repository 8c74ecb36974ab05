import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import { startTestedSite } from '../helpers/start-sites.ts'

/**
 * Serves the site for a report. A run of the tests beside it writes another folder. Other engines
 * than Chromium get the probe with each page, because WebKit’s driver adds no script to one.
 */
export default (): Promise<() => Promise<void>> =>
  process.env.COMPARE_ENGINE
    ? startTestedSite('compare-report', (dist, settings) => serveComparison(dist, 0, settings))
    : startTestedSite('compare-report')
