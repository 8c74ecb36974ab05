import { startTestedSite } from '../helpers/start-sites.ts'

/** Serves the site for a report. A run of the tests beside it writes another folder. */
export default (): Promise<() => Promise<void>> => startTestedSite('compare-report')
