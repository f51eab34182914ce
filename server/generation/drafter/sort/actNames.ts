export { actNames, type ActName } from '../lexicon/actNames';
