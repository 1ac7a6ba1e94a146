/* Photo gallery and basket counter of the product page. */
function showPhoto(address) {
  document.getElementById('photo').src = address
}

function addToBasket() {
  var counter = document.getElementById('basket-count')
  counter.textContent = String(Number(counter.textContent) + 1)
}

function reserve(item) {
  document.getElementById('reserved').textContent = 'Reserved for a day: ' + item + '. Ring us to collect it.'
}
