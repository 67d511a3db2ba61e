import { uploadPicture } from '../../../src/contract';
import { handle } from '../../handle';
import { storePicture } from './rules';

export const picturesHandlers = [handle(uploadPicture, ({ db, body }) => storePicture(db, body.file))];
