import activate from 'lucide-static/icons/zap.svg?raw';
import back from 'lucide-static/icons/arrow-left.svg?raw';
import blinds from 'lucide-static/icons/blinds.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import deleteIcon from 'lucide-static/icons/trash-2.svg?raw';
import dice from 'lucide-static/icons/dices.svg?raw';
import exportFile from 'lucide-static/icons/download.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import enter from 'lucide-static/icons/log-in.svg?raw';
import fire from 'lucide-static/icons/crosshair.svg?raw';
import file from 'lucide-static/icons/folder-open.svg?raw';
import fit from 'lucide-static/icons/locate.svg?raw';
import help from 'lucide-static/icons/circle-question-mark.svg?raw';
import importFile from 'lucide-static/icons/upload.svg?raw';
import language from 'lucide-static/icons/languages.svg?raw';
import legal from 'lucide-static/icons/list-checks.svg?raw';
import log from 'lucide-static/icons/scroll-text.svg?raw';
import map from 'lucide-static/icons/map.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import move from 'lucide-static/icons/footprints.svg?raw';
import offline from 'lucide-static/icons/wifi-off.svg?raw';
import pass from 'lucide-static/icons/skip-forward.svg?raw';
import pay from 'lucide-static/icons/coins.svg?raw';
import pivot from 'lucide-static/icons/rotate-cw.svg?raw';
import rally from 'lucide-static/icons/heart-pulse.svg?raw';
import reinforcements from 'lucide-static/icons/users.svg?raw';
import care from 'lucide-static/icons/shield.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import quit from 'lucide-static/icons/door-open.svg?raw';
import rename from 'lucide-static/icons/pencil.svg?raw';
import saved from 'lucide-static/icons/hard-drive.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import spent from 'lucide-static/icons/moon.svg?raw';
import stall from 'lucide-static/icons/hourglass.svg?raw';
import swords from 'lucide-static/icons/swords.svg?raw';
import threat from 'lucide-static/icons/shield-alert.svg?raw';
import trophy from 'lucide-static/icons/trophy.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import zoomIn from 'lucide-static/icons/plus.svg?raw';
import zoomOut from 'lucide-static/icons/minus.svg?raw';

/** Icons by what they mean here, so that a picture can be changed in one place. */
export const ICONS = {
  activate,
  back,
  blinds,
  care,
  check,
  close,
  copy,
  delete: deleteIcon,
  dice,
  export: exportFile,
  enter,
  eye,
  file,
  fire,
  fit,
  help,
  import: importFile,
  language,
  legal,
  log,
  map,
  menu,
  move,
  offline,
  pass,
  pay,
  pivot,
  play,
  quit,
  rally,
  reinforcements,
  rename,
  saved,
  search,
  spent,
  stall,
  swords,
  threat,
  trophy,
  undo,
  zoomIn,
  zoomOut,
} as const;

export type IconName = keyof typeof ICONS;
