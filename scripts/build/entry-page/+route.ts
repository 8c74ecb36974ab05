// Every address shows an entry page.
export default '*'
