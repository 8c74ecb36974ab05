/** Renders every address with this one page, because an entry page contains both variants. */
export default '/*'
