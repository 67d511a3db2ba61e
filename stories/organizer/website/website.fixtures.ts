import { http, HttpResponse } from 'msw';

const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1600" viewBox="0 0 1024 1600">
  <rect width="1024" height="1600" fill="#fbfaf7"/>
  <rect width="1024" height="520" fill="#0b3d5c"/>
  <path d="M0 430 180 370 340 410 560 330 800 400 1024 350V520H0Z" fill="#1f5f80"/>
  <circle cx="800" cy="150" r="54" fill="#f3c96b"/>
  <rect x="80" y="120" width="420" height="44" rx="6" fill="#fff"/>
  <rect x="80" y="188" width="300" height="20" rx="6" fill="#c8dbe6"/>
  <g fill="#26333b"><rect x="80" y="600" width="340" height="34" rx="6"/><rect x="80" y="880" width="260" height="34" rx="6"/><rect x="80" y="1290" width="380" height="34" rx="6"/></g>
  <g fill="#c9ced1"><rect x="80" y="664" width="860" height="18" rx="6"/><rect x="80" y="700" width="820" height="18" rx="6"/><rect x="80" y="736" width="600" height="18" rx="6"/><rect x="80" y="1354" width="700" height="18" rx="6"/></g>
  <g fill="#fff" stroke="#d8dcde" stroke-width="2"><rect x="80" y="944" width="864" height="80" rx="10"/><rect x="80" y="1044" width="864" height="80" rx="10"/><rect x="80" y="1144" width="864" height="80" rx="10"/></g>
</svg>`;

/** What the site’s own pictures and pictures of the site are in stories: drawings, as their hosts don’t exist. */
export const pictures = http.get(
  /^https:\/\/(screenshots\.example|media\.northlight\.example)\//,
  () => new HttpResponse(page, { headers: { 'Content-Type': 'image/svg+xml' } }),
);
