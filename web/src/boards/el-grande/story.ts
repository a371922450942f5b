// What happened, in lines of the log.

export { plainly as tell } from '../../lib/story';
